const ID = '([A-Za-z0-9_-]{11})';
const forms = [
  new RegExp(`^https://youtu\\.be/${ID}(?:[?#].*)?$`),
  new RegExp(`^https://(?:www\\.|m\\.)?youtube\\.com/(?:shorts|live|embed)/${ID}(?:[?#].*)?$`),
  new RegExp(`^https://(?:www\\.|m\\.)?youtube\\.com/watch\\?(?:[^#]*&)?v=${ID}(?:[&#].*)?$`),
];

/** Returns the eleven-character video id of a YouTube URL; undefined for other URLs. */
export const youtubeId = (address: string): string | undefined =>
  forms.map((form) => form.exec(address)?.[1]).find((id) => id !== undefined);
