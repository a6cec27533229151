import type { Bloque } from '../reading/blocks';

export type Elements = { elementos: Bloque['elementos'] };

export type BlockProps = { bloque: Bloque };
