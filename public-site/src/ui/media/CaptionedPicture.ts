import type { PublicFile } from '@coop/domain';

export type CaptionedPicture = { imagen: PublicFile; pie: string | null };
