const ID = '([A-Za-z0-9_-]{11})';
const forms = [
  new RegExp(`^https://youtu\\.be/${ID}(?:[?#].*)?$`),
  new RegExp(`^https://(?:www\\.|m\\.)?youtube\\.com/(?:shorts|live|embed)/${ID}(?:[?#].*)?$`),
  new RegExp(`^https://(?:www\\.|m\\.)?youtube\\.com/watch\\?(?:[^#]*&)?v=${ID}(?:[&#].*)?$`),
];

/** The eleven characters that name a video in an address of YouTube; undefined for any other address. */
export const youtubeId = (address: string): string | undefined =>
  forms.map((form) => form.exec(address)?.[1]).find((id) => id !== undefined);
