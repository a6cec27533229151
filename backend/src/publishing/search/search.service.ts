import { findSection, publicAddressOf } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type Found, SearchRepository } from './search.repository.js';
import type { searchQuery } from './searchQuery.js';

const MOST_SUGGESTIONS = 6;

/** Something that was found. `fragmento` has what matched between U+0002 and U+0003. */
export type Result = {
  titulo: string;
  fragmento: string;
  url: string;
  seccion: string;
  /** The section as visitors know it. */
  etiqueta: string;
  tipo: 'pagina' | 'documento';
  /** The day that it is of, or else the instant of its publication. */
  fecha: string;
};

/** Looks for what is published and may be read now, in pages and in their documents. */
@Injectable()
export class SearchService {
  constructor(private readonly repository: SearchRepository) {}

  async find({ q, seccion, range }: z.output<typeof searchQuery>) {
    const page = await this.repository.find(q, seccion, range);
    return { ...page, rows: page.rows.flatMap(resultOf) };
  }

  async countBySection(q: readonly string[]) {
    const counts = await this.repository.countBySection(q);
    return counts.map(({ seccion, total }) => ({ seccion, etiqueta: labelOf(seccion), total }));
  }

  async suggest(q: readonly string[]) {
    const found = await this.repository.suggest(q, MOST_SUGGESTIONS);
    return found.flatMap(resultOf).map(({ titulo, url, etiqueta }) => ({ titulo, url, etiqueta }));
  }
}

const labelOf = (seccion: string) => findSection(seccion)?.label.many ?? seccion;

function resultOf({ seccion, slug, ruta, documento, titulo, fragmento, dia, publicadoEn }: Found): Result[] {
  const section = findSection(seccion);
  const page = section && publicAddressOf(section, { slug, ruta });
  if (!page) return [];
  const url = documento ? `/documentos/${documento}` : page;
  const tipo = documento ? 'documento' : 'pagina';
  return [{ titulo, fragmento, url, seccion, etiqueta: labelOf(seccion), tipo, fecha: dia ?? publicadoEn }];
}
