type Colours = {backgroundColor: string; textColor: string};

/** A hexadecimal or named colour, or one function such as `rgb(24 144 255 / 10%)`. */
const colour = /^(#[\da-f]{3,8}|[a-z]+(\([\w\s.,%/+-]+\))?)$/i;

function checkColour(key: string, value: string): string {
  if (colour.test(value)) return value;
  throw new Error(
    `config/announcement.ts: ${key} is “${value}”, which is not a CSS color. Write one such as #e6f4ff.`,
  );
}

/** The colours of the announcement bar as a rule, so that no element needs a style attribute. */
export function announcementColours({backgroundColor, textColor}: Colours): string {
  return `:root {
  --site-announcement-background: ${checkColour('backgroundColor', backgroundColor)};
  --site-announcement-text: ${checkColour('textColor', textColor)};
}
`;
}
