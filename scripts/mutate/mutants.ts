// Mutants of a source file: small changes that a good test should detect.

import ts from "typescript";

export interface Mutant {
  /** Line, from 1. */
  line: number;
  /** Text range that `replacement` replaces. */
  start: number;
  end: number;
  original: string;
  replacement: string;
  /** Text range of the changed expression. */
  whole: { start: number; end: number };
}

/** Operators that are exchanged; looked up in both directions. */
const EXCHANGED: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "-": "+",
  "*": "/",
  "/": "*",
  "+=": "-=",
  "-=": "+=",
};

const EXCHANGED_CALLS: Readonly<Record<string, string>> = {
  "Math.min": "Math.max",
  "Math.max": "Math.min",
  "Math.floor": "Math.ceil",
  "Math.ceil": "Math.floor",
  "Math.cos": "Math.sin",
  "Math.sin": "Math.cos",
};

const EXCHANGED_METHODS: Readonly<Record<string, string>> = { some: "every", every: "some" };

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || node.getText().includes('"');

/** The default of an array element is only there for the compiler: no test can reach it. */
function isElementDefault({ parent }: ts.NumericLiteral): boolean {
  if (ts.isBindingElement(parent)) return ts.isArrayBindingPattern(parent.parent);
  return (
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    ts.isElementAccessExpression(parent.left)
  );
}

/** The name of a constant or parameter explains its number; numbers in an index or a shift are not worth a mutant. */
function isPlainNumber(node: ts.NumericLiteral): boolean {
  if (isElementDefault(node)) return false;
  return !ts.isLiteralTypeNode(node.parent) && !ts.isElementAccessExpression(node.parent);
}

function replacementOf(node: ts.Node): [ts.Node, string] | null {
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.getText();
    if (operator === "+") return isText(node) ? null : [node.operatorToken, "-"];
    if (operator === "??") return [node, `((${node.left.getText()}) && (${node.right.getText()}))`];
    const other = EXCHANGED[operator];
    return other === undefined ? null : [node.operatorToken, other];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [node, `(${node.operand.getText()})`];
  }
  if (ts.isIfStatement(node)) return [node.expression, `!(${node.expression.getText()})`];
  if (ts.isNumericLiteral(node) && isPlainNumber(node)) return [node, String(Number(node.text) + 1)];
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return [node, "false"];
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return [node, "true"];
  if (ts.isPropertyAccessExpression(node)) {
    const whole = EXCHANGED_CALLS[node.getText()];
    if (whole !== undefined) return [node, whole];
    const method = ts.isCallExpression(node.parent) ? EXCHANGED_METHODS[node.name.text] : undefined;
    return method === undefined ? null : [node.name, method];
  }
  return null;
}

/** The expression around a changed one that may be put in brackets: no name, and no method without its object. */
const wholeOf = (node: ts.Node, target: ts.Node): ts.Node => {
  if (ts.isIfStatement(node)) return node.expression;
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return node.parent.initializer;
  return ts.isPropertyAccessExpression(node) && target === node.name ? node.parent : node;
};

/** Every mutant of a TypeScript source, in text order. */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile("mutated.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const replaced = replacementOf(node);
    if (replaced) {
      const [target, replacement] = replaced;
      const start = target.getStart(file);
      const { line } = file.getLineAndCharacterOfPosition(start);
      const outer = wholeOf(node, target);
      const whole = { start: outer.getStart(file), end: outer.getEnd() };
      found.push({ line: line + 1, start, end: target.getEnd(), original: target.getText(file), replacement, whole });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

export const applyMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);
