import {
  type AnySection,
  can,
  commonFields,
  type Field,
  faultsOf,
  faultsToPublish,
  findRol,
  todayInLaPaz,
} from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { invalidData } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import { FilesService } from '../files/files.service.js';
import { type FileUse, filesOf } from './filesOf.js';

type Values = Record<string, unknown>;

@Injectable()
export class RowChecks {
  constructor(
    private readonly files: FilesService,
    private readonly users: UserStore,
  ) {}

  async requireConsistent(section: AnySection, row: Values, before: Values = {}): Promise<void> {
    refuse({
      ...faultsOf(section, row, todayInLaPaz()),
      ...(await this.misplacedFiles(section, row, before)),
      ...(await this.unknownMembers(section, row, before)),
    });
  }

  requirePublishable(section: AnySection, row: Values): void {
    refuse(faultsToPublish(section, row, todayInLaPaz()));
  }

  /** Returns files not uploaded for their field; files already in the row are not checked again. */
  private async misplacedFiles(section: AnySection, row: Values, before: Values) {
    const known = new Set(filesOf(section.fields, before).map(placeOf));
    const uses = filesOf(section.fields, row).filter((use) => !known.has(placeOf(use)));
    const misplaced = uses.length > 0 ? await this.files.findMisplaced(section.name, uses) : [];
    const fields = misplaced.map(({ campo }) => campo.split('.')[0] as string);
    return Object.fromEntries(fields.map((name) => [name, 'El archivo no existe o no es de este campo']));
  }

  /** Returns members who are not staff, or who can't open the case assigned to them. Server-set authors are skipped. */
  private async unknownMembers(section: AnySection, row: Values, before: Values) {
    const names = Object.entries<Field>(section.fields)
      .filter(([name, { kind }]) => kind === 'member' && !Object.hasOwn(commonFields, name))
      .map(([name]) => name)
      .filter((name) => row[name] && row[name] !== before[name]);
    const faults: Record<string, string> = {};
    for (const name of names) {
      const user = await this.users.find(row[name] as string);
      const rol = user?.estado === 'activo' ? findRol(user.rol) : undefined;
      if (!user) faults[name] = 'Esa persona no es del personal';
      else if (section.kind === 'submission' && (!rol || !can(rol, 'leer', section)))
        faults[name] = 'Esa persona no atiende esta sección';
    }
    return faults;
  }
}

/** Identifies a use: a file is valid only in the field that it was uploaded for. */
const placeOf = ({ campo, id }: FileUse) => `${campo} ${id}`;

function refuse(faults: Record<string, string>) {
  if (Object.keys(faults).length > 0) throw invalidData(faults);
}
