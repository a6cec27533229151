import { type AnySection, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { columnsOf, overflowColumns } from './columnsOf';

const listed = (section: AnySection, hidden: string[] = []) =>
  columnsOf(section, 'administrador').regular.filter(({ name }) => !hidden.includes(name));
const visibleNames = (section: AnySection, most: number, hidden?: string[]) => {
  const columns = listed(section, hidden);
  const away = overflowColumns(section, columns, most);
  return columns.map(({ name }) => name).filter((name) => !away.includes(name));
};

describe('the visible columns of a narrow list', () => {
  it('are all columns when they fit', () => {
    const { usuarios } = sections;
    expect(visibleNames(usuarios, 5)).toEqual([...usuarios.table.columns]);
  });

  it('of cases are the title, state, due date and the first others', () => {
    const hidden = ['primerApellido', 'razonSocial', 'plazo'];
    const names = ['codigo', 'creadoEn', 'nombres', 'estado', 'venceEn'];
    expect(visibleNames(sections['contactanos/reclamos'], 5, hidden)).toEqual(names);
  });

  it('of publications are the title, dates and situation, with room for the picture', () => {
    expect(visibleNames(sections.remates, 5)).toEqual(['titulo', 'fechaSubasta', 'etapa', 'situacion']);
  });
});
