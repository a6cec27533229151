import { type AnySection, sectionList } from '@coop/domain';
import { validateQuery } from '../platform/http/schema.pipe.js';
import type { Reading } from '../platform/metrics/metrics.js';
import { listQuery, rowQueryOf } from '../resource/rows/api/listQuery.js';
import type { CountsRepository } from './counts.repository.js';

/** Sections with a regulatory deadline, whose breach makes the entity liable. */
const underLaw = sectionList
  .filter((section: AnySection) => typeof section.submission?.term?.businessDays === 'string')
  .map(({ name }) => name as string);

const overdue = JSON.stringify({ plazo: 'vencido' });

/** Metric and alarm: overdue cases by section, up to the figures' count limit. */
export const overdueReadings = (counts: CountsRepository): Reading[] => [
  {
    name: 'cases_overdue',
    help: 'Casos abiertos con el plazo vencido, por sección (hasta 1.000)',
    labels: ['section'],
    read: async () => {
      const withTerm = sectionList.filter((section: AnySection) => section.submission?.term);
      const found = await counts.count(
        withTerm.map((section: AnySection) => ({
          section,
          query: rowQueryOf(section, validateQuery(listQuery(section), { filter: overdue })),
        })),
      );
      return withTerm.map(({ name }, at) => ({ value: found[at]?.cantidad ?? 0, labels: { section: name } }));
    },
    limit: {
      isPast: ({ value, labels }) => value > 0 && underLaw.includes(String(labels?.section)),
      message: ({ value }) =>
        `${value === 1 ? 'Un reclamo tiene' : `${value} reclamos tienen`} el plazo legal vencido: avise a quienes los atienden`,
    },
  },
];
