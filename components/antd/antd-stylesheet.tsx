// Link to antd's stylesheet; loads nothing of antd itself.
import { ANTD_STYLESHEET } from "@/components/antd/stylesheet";

export function AntdStylesheet() {
  return <link rel="stylesheet" href={ANTD_STYLESHEET} precedence="default" />;
}
