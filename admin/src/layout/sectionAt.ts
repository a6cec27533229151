import { type AnySection, sectionList } from '@coop/domain';

/** The name of the section that an address of the panel is in. */
export const sectionAt = (pathname: string): string | undefined =>
  sectionList
    .map(({ name }: AnySection) => name)
    .find((name) => pathname === `/administrador/${name}` || pathname.startsWith(`/administrador/${name}/`));
