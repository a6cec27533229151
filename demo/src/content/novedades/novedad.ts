import { type Draft, sections } from '@coop/domain';
import { day } from '../../ground/calendar.js';
import { publishing, type Seed } from '../../ground/seed.js';

type Novedad = Draft<typeof sections.novedades>;

const { published } = publishing(sections.novedades);

export const autor = 'Comunicación institucional';

/** Paragraphs, and a list, as the editor of formatted text writes them. */
export const p = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
export const ul = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A piece of news that came out so many days ago. */
export const novedad = (key: string, daysAgo: number, values: Omit<Novedad, 'fechaPublicacion'>): Seed =>
  published(key, { fechaPublicacion: day(-daysAgo), autor, ...values });
