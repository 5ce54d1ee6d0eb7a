// Picture that other sites show for a link to a page: its kind, its title and our logo. Drawn without a browser, so with inline
// styles and flex boxes alone.

interface SharePictureProps {
  font: string;
  kind: string;
  title: string;
  /** Data address of an SVG picture. */
  logo: string;
}

const PAPER = "#f4f1e8";
const INK = "#17201b";
const INK_2 = "#444d47";
const COPPER = "#98471a";
/** Longer titles are set smaller; a Chinese character is as wide as two letters. */
const LONG_TITLE = 48;

const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (character > "\u2e80" ? 2 : 1), 0);

export function SharePicture({ font, kind, title, logo }: SharePictureProps) {
  const size = widthOf(title) > LONG_TITLE ? 56 : 72;
  const column = { display: "flex", flexDirection: "column" } as const;
  return (
    <div style={{ ...column, width: "100%", height: "100%", background: PAPER, color: INK, fontFamily: font }}>
      <div style={{ height: 12, background: COPPER }} />
      <div style={{ ...column, flexGrow: 1, justifyContent: "space-between", padding: "64px 80px 60px" }}>
        <div style={column}>
          <div style={{ fontSize: 30, color: INK_2 }}>{kind}</div>
          <div
            style={{
              display: "block",
              marginTop: 20,
              fontSize: size,
              fontWeight: 600,
              lineHeight: 1.25,
              letterSpacing: -1,
              lineClamp: 4,
            }}
          >
            {title}
          </div>
        </div>
        <img src={logo} alt="" height={56} />
      </div>
    </div>
  );
}
