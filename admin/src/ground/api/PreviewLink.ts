/** A link to a preview that still opens. Its address was shown once, to whoever made it. */
export type PreviewLink = { id: string; creadaPor: string; creadaEn: string; venceEn: string };
