// Address of a project's import report, without prefix.

export const importReportPath = (projectId: string): string =>
  `/workbench/import/report?id=${encodeURIComponent(projectId)}`;
