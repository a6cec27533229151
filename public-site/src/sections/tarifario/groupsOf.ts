import { tarifarioUses } from '@coop/domain/sections/tarifario/labels';
import { tarifarioGroups, type Use } from '../../wording/labels';
import type { Row } from './line';

type Group = { grupo: string; titulo: string; filas: readonly Row[] };

export const groupsOf = (rows: readonly Row[], use: Use | null): Group[] =>
  (use
    ? [{ grupo: use, titulo: tarifarioUses[use], filas: rows }]
    : Object.entries(tarifarioGroups).map(([group, title]) => ({
        grupo: group,
        titulo: title,
        filas: rows.filter((row) => row.grupo === group),
      }))
  ).filter(({ filas }) => filas.length > 0);
