import { useYo } from './useYo';

/** Returns a permission check of the signed-in user: `can(section.name, 'publicar')`. */
export function useCan(): (section: string, action: string) => boolean {
  const { permisos } = useYo();
  return (section, action) => permisos[section]?.includes(action) ?? false;
}
