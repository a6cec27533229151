import { slugify } from '@coop/domain';

/** A slug made of the title, with a number behind it when `isTaken` says that the plain one is in use or reserved. */
export async function freeSlug(title: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const plain = slugify(title) || 'sin-titulo';
  for (let n = 1; n < 1000; n++) {
    const slug = n === 1 ? plain : `${plain}-${n}`;
    if (!(await isTaken(slug))) return slug;
  }
  throw new Error(`No free slug for ${plain}`);
}
