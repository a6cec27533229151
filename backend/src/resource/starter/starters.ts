import { type AnySection, sections } from '@coop/domain';
import { starterSituations } from '@coop/domain/sections/necesito/starterSituations';
import { starterPages } from '@coop/domain/sections/paginas/starter/starterPages';
import { starterTemplates } from '@coop/domain/sections/plantillasRespuesta/starterTemplates';
import { starterSynonyms } from '@coop/domain/sections/sinonimos/starterSynonyms';

/** Rows that an installation may begin with. */
export type Starter = {
  /** Under which it is noted that they were placed. */
  note: string;
  section: AnySection;
  drafts: readonly Readonly<Record<string, unknown>>[];
  /** The fields by any of which somebody may have written the same already: theirs stays. */
  by: readonly string[];
  /** Another section where somebody may have disposed of the same: by its field, and the one of the row. */
  yieldsTo?: { section: AnySection; field: string; of: string };
  /** Placed by the server as it starts, asked by nobody. */
  atStart?: true;
};

/** All of them: what holds for any cooperative, without a fact of one. What visitors would read comes as drafts. */
export const starters: readonly Starter[] = [
  { note: 'sinonimos', section: sections['sitio/sinonimos'], drafts: starterSynonyms, by: [], atStart: true },
  { note: 'situaciones', section: sections['sitio/necesito'], drafts: starterSituations, by: ['slug'], atStart: true },
  {
    note: 'paginas',
    section: sections['sitio/paginas'],
    drafts: starterPages,
    by: ['ruta', 'slug'],
    yieldsTo: { section: sections['sitio/redirecciones'], field: 'desde', of: 'ruta' },
  },
  {
    note: 'plantillas',
    section: sections['sitio/plantillas-respuesta'],
    drafts: starterTemplates,
    by: ['nombre'],
  },
];
