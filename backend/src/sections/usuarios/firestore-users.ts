import { type AnyRow, type Field, findRol, isDerived, sections } from '@coop/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { App } from 'firebase-admin/app';
import { type CollectionReference, type DocumentSnapshot, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { FIREBASE } from '../../platform/auth/firebase.module.js';
import { runPeriodically, withTimeout } from '../../platform/clock.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { changed, normalizeEmail, type User } from '../../platform/users/user.js';
import { UserCache } from '../../platform/users/user-cache.js';
import { UserStore } from '../../platform/users/user-store.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';

/** Shorter than the retries of Google's library, which last 90 s. */
const ANSWER_MS = 20_000;
/** Interval of the full comparison: logs changes made in Firestore and writes missed updates. */
const COMPARE_MS = 10 * 60_000;

/** Mirror `users/{uid}` for `USERS_STORE=firestore`, which other systems may read. */
@Injectable()
export class FirestoreUsers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly documents: CollectionReference;
  private readonly log = new Log(FirestoreUsers.name);
  private stop: (() => Promise<void>) | undefined;

  constructor(
    @Inject(FIREBASE) app: App,
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UserStore,
    private readonly known: UserCache,
    private readonly history: HistoryRepository,
  ) {
    this.documents = getFirestore(app).collection('users');
  }

  async onApplicationBootstrap() {
    this.stop = runPeriodically(() => this.compare(), COMPARE_MS, this.log);
    this.known.onChange(
      () => void this.follow().catch((err: unknown) => this.log.warn('Firestore is behind', { err })),
    );
    // Installations whose users existed only in Firestore.
    if ((await this.users.list()).length === 0) await this.importChanges();
  }

  async onApplicationShutdown() {
    await this.stop?.();
  }

  /** Writes outdated documents. Returns those with other data, which were changed in Firestore. */
  async follow(): Promise<User[]> {
    const [there, here] = [await this.read(), new Map((await this.users.list()).map((user) => [user.id, user]))];
    for (const user of here.values()) {
      if ((there.get(user.id)?.version ?? 0) >= user.version) continue;
      await withTimeout(ANSWER_MS, this.documents.doc(user.id).set(documentOf(changed(user)), { merge: true }));
      there.delete(user.id);
    }
    return [...there.values()].filter((user) => isOther(user, here.get(user.id)));
  }

  /** Imports users changed in Firestore, audited; skips those without a valid role or email. */
  async importChanges(): Promise<User[]> {
    const taken: User[] = [];
    for (const user of await this.follow()) {
      if (!findRol(user.rol) || !user.email) continue;
      await this.database
        .transaction((tx) => this.write(user, tx))
        .then(
          () => taken.push(user),
          (err: unknown) => this.log.warn('A user of Firestore was not imported', { err }),
        );
    }
    await this.follow();
    return taken;
  }

  private async write(user: User, tx: Database): Promise<void> {
    const before = await this.users.find(user.id, tx);
    const version = Math.max(before?.version ?? 0, user.version) + 1;
    const after = { ...user, version, actualizadoEn: new Date().toISOString(), actualizadoPor: null };
    if (before) await this.users.replace(after, before.version, tx);
    else await this.users.create(after, tx);
    await this.history.addVersion(sections.usuarios, after, before ? 'editar' : 'crear', undefined, tx);
    await this.known.announce(user.id, tx);
  }

  private async compare(): Promise<void> {
    const others = await this.follow();
    if (others.length > 0)
      this.log.warn('Firestore differs for some users: import its value, or correct it there', {
        rows: others.length,
      });
  }

  private async read(): Promise<Map<string, User>> {
    const { docs } = await withTimeout(ANSWER_MS, this.documents.get());
    return new Map(docs.flatMap((document) => userOf(document) ?? []).map((user) => [user.id, user]));
  }
}

/** Returns whether the document differs from the user, except for the last sign-in, which isn't mirrored. */
const isOther = (there: AnyRow, here: AnyRow | undefined): boolean =>
  ['email', 'nombre', 'rol', 'cargo', 'agencia', 'estado'].some((name) => there[name] !== here?.[name]);

const fields = Object.entries<Field>(sections.usuarios.fields).filter(([, field]) => !isDerived(field));

/** Only `email` and `rol` are guaranteed; older or foreign documents get defaults. */
function userOf(document: DocumentSnapshot): User | undefined {
  const data = document.data();
  if (!data) return undefined;
  const at = document.createTime?.toDate().toISOString();
  const absent = { version: 1, estado: 'activo', creadoEn: at, actualizadoEn: at };
  const user = Object.fromEntries(
    fields.map(([name, field]) => [name, readAs(field, data[name]) ?? absent[name as keyof typeof absent] ?? null]),
  );
  return normalizeEmail({ ...user, id: document.id } as AnyRow);
}

/** Returns a value of the field's type; readers validate roles, states and addresses. */
function readAs({ kind, schema }: Field, value: unknown): unknown {
  if (['choice', 'state', 'email'].includes(kind)) return value;
  if (kind === 'text') return typeof value === 'string' ? value : undefined;
  return schema().safeParse(value instanceof Timestamp ? value.toDate().toISOString() : value).data ?? undefined;
}

const documentOf = ({ id: _, ...fields }: Record<string, unknown>): Record<string, unknown> => fields;
