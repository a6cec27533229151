import type { Bloque } from '../reading/blocks/Bloque';

export type Elements = { elementos: Bloque['elementos'] };

export type BlockProps = { bloque: Bloque };
