import { type Draft, sections } from '@coop/domain';
import { day } from '../../ground/calendar.js';
import { publishing, type Seed } from '../../ground/seed.js';

type Novedad = Draft<typeof sections.novedades>;

const { published } = publishing(sections.novedades);

export const autor = 'Comunicación institucional';

/** Builds HTML paragraphs and lists as the rich text editor does. */
export const p = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
export const ul = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const novedad = (key: string, daysAgo: number, values: Omit<Novedad, 'fechaPublicacion'>): Seed =>
  published(key, { fechaPublicacion: day(-daysAgo), autor, ...values });
