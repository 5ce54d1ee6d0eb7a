// Questions about circuits and published projects.

import type { Intent } from "@/lib/core/assistant/question";
import { readCircuitName, readCircuitValues, readQuestionNetlist } from "@/lib/core/assistant/language/read-circuit";

export const netlistIntent: Intent = ({ question }) => {
  const netlist = readQuestionNetlist(question);
  return netlist === null ? null : { tool: "simulate", input: { netlist } };
};

const SIMULATE =
  /simulat|step response|transient|cut-?off|corner frequency|time constant|waveform|bandwidth|resonan|damping|output voltage|仿真|模拟一|阶跃|瞬态|截止频率|时间常数|波形|谐振频率|分压|输出电压/;

export const circuitIntent: Intent = ({ text }) => {
  const circuit = readCircuitName(text);
  if (circuit === null) return null;
  const values = readCircuitValues(text);
  const count = Object.keys(values).length;
  return count > 0 && (SIMULATE.test(text) || count > 1) ? { tool: "simulate", input: { circuit, ...values } } : null;
};

const PROJECTS =
  /community|open[- ]?source|published projects?|example (?:projects?|designs?)|reference designs?|\b(?:projects?|designs?) (?:with|using|for|about|based on|that)|\b(?:find|show|search|any|browse)[^.?]{0,24}\b(?:projects?|designs)\b|社区|开源|(?:项目|工程|设计|案例)(?:吗|呢)?[?？]?$|参考设计|(?:找|搜|看|有没有)[^。？]{0,16}(?:项目|工程)/;
const NOT_PROJECTS =
  /\bmy projects?\b|\b(?:delete|create|share|publish|rename|upload)\b|我的(?:项目|工程)|(?:删除|新建|创建|分享|发布|上传)/;

const ASKING =
  /\b(?:show|find|search|browse|list|me|a|an|the|some|any|are|is|there|do|you|have|can|i|see|please|for|with|using|about|based|on|that|use|uses|in|of|your|community|open[- ]?source|published|projects?|designs?|examples?|reference|looking|want|to|copy|build|boards?|pcbs?|hardware|schematics?|circuits?)\b|社区里?|开源的?|项目|工程|设计|案例|参考|有没有|找一?个?|搜一?下?|看看?|用|关于|哪些|相关|我想|帮我|方案|电路板|板子|一个|里|有|的|吗|呢/g;

const MAX_KEYWORD = 100;

export const projectIntent: Intent = ({ text }) => {
  if (!PROJECTS.test(text) || NOT_PROJECTS.test(text)) return null;
  const keyword = text
    .replace(/[?？!！,，.。]/g, " ")
    .replace(ASKING, " ")
    .replace(/\s+/g, " ")
    .trim();
  return { tool: "find-projects", input: { keyword: keyword.slice(0, MAX_KEYWORD) } };
};
