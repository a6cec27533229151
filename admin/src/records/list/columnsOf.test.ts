import { type AnySection, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { beyond, columnsOf } from './columnsOf';

const listed = (section: AnySection, hidden: string[] = []) =>
  columnsOf(section, 'administrador').regular.filter(({ name }) => !hidden.includes(name));
const visibleNames = (section: AnySection, most: number, hidden?: string[]) => {
  const columns = listed(section, hidden);
  const away = beyond(section, columns, most);
  return columns.map(({ name }) => name).filter((name) => !away.includes(name));
};

describe('the columns that find room', () => {
  it('are all of them where there are few', () => {
    const { usuarios } = sections;
    expect(visibleNames(usuarios, 5)).toEqual([...usuarios.table.columns]);
  });

  it('are what a case is called, how it stands and when it is due, and the first others', () => {
    const hidden = ['primerApellido', 'razonSocial', 'plazo'];
    const names = ['codigo', 'creadoEn', 'nombres', 'estado', 'venceEn'];
    expect(visibleNames(sections['contactanos/reclamos'], 5, hidden)).toEqual(names);
  });

  it('are what a publication is called, beside its picture, when it comes and its situation', () => {
    expect(visibleNames(sections.remates, 5)).toEqual(['titulo', 'fechaSubasta', 'etapa', 'situacion']);
  });
});
