// Commands of the command line, and a step of a workflow of GitHub Actions.

export const commandLines = (origin: string): string =>
  [
    `npx boardwright login --url ${origin}`,
    "npx boardwright quote board.zip --quantity 10 --finish ENIG --color black --thickness 1.0",
    "npx boardwright dfm board.zip --fail-on warning",
    "npx boardwright bom bom.xlsx --placements pos.csv --quantity 10",
    "npx boardwright order prepare board.zip --quantity 10",
  ].join("\n");

export const workflowStep = (origin: string): string =>
  [
    "- uses: OWNER/boardwright/scripts/cli/action@v0.4.0",
    "  with:",
    `    url: ${origin}`,
    "    api-key: ${{ secrets.BOARDWRIGHT_API_KEY }}",
    "    files: fab/*.zip",
    "    fail-on: error",
  ].join("\n");
