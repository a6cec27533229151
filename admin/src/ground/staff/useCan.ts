import { useYo } from './useYo';

/** Asks whether the signed-in user may do an action in a section: `can(section.name, 'publicar')`. */
export function useCan(): (section: string, action: string) => boolean {
  const { permisos } = useYo();
  return (section, action) => permisos[section]?.includes(action) ?? false;
}
