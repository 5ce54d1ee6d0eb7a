// Preloaded by a server without network access: names are not resolved, and each attempt is written to stderr.
import dns from "node:dns";
import net from "node:net";

const isOwn = (host) => host === undefined || /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\..*)$/.test(String(host));

function refusal(host) {
  console.error(`asked for ${host}`);
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND", syscall: "getaddrinfo" });
}

const lookup = dns.lookup;
dns.lookup = (host, ...rest) => {
  if (isOwn(host)) return lookup(host, ...rest);
  const done = rest.at(-1);
  process.nextTick(() => done(refusal(host)));
};
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function connectWithin(...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  const host = typeof options === "object" && options !== null ? options.host : given[1];
  if (typeof host === "string" && net.isIP(host) !== 0 && !isOwn(host)) {
    process.nextTick(() => this.destroy(refusal(host)));
    return this;
  }
  return connect.apply(this, given);
};
