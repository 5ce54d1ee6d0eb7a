// Exit code of the container's health check: 0 while the process answers. Readiness is the balancer's question.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
