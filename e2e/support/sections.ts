import type { paths } from '@coop/client';

// Types of the API's sections by name (`novedades`, `institucional/tarifario`), from the OpenAPI document.

type At<Path extends string> = Path extends keyof paths ? paths[Path] : never;
type Doing<Path extends string, Method extends string> =
  At<Path> extends { [M in Method]: infer Operation } ? Operation : never;
type Json<Content> = Content extends { content: { 'application/json': infer Value } } ? Value : never;
type RequestBodyOf<Operation> = Operation extends { requestBody?: infer Body } ? Json<NonNullable<Body>> : never;
type Answered<Operation> = Operation extends { responses: { 200: infer Answer } } ? Json<Answer> : never;
type Named<Path> = Path extends `/api/${infer Name}/{id}` ? Name : never;
type OrderOf<Path, Name extends string> = Path extends `/api/${Name}/{id}/${infer Given}` ? Given : never;

/** Each section with rows that can be created and read, including the library's files. */
export type Section = {
  [Name in Named<keyof paths>]: [Doing<`/api/${Name}`, 'post'>] extends [never] ? never : Name;
}[Named<keyof paths>];

type Rows = { [Name in Section]: Answered<Doing<`/api/${Name}/{id}`, 'get'>> };
type NewRows = { [Name in Section]: RequestBodyOf<Doing<`/api/${Name}`, 'post'>> };
type Changes = { [Name in Section]: RequestBodyOf<Doing<`/api/${Name}/{id}`, 'put'>> };
type Orders = {
  [Name in Section]: {
    [Action in OrderOf<keyof paths, Name>]: RequestBodyOf<Doing<`/api/${Name}/{id}/${Action}`, 'post'>>;
  };
};

/** A row as staff read it. */
export type Row<Name extends Section> = Rows[Name];
/** The body that creates a row. */
export type NewRow<Name extends Section> = NewRows[Name];
/** The body that changes a row. */
export type Change<Name extends Section> = Changes[Name];
/** The orders of a section's rows. */
export type Order<Name extends Section> = keyof Orders[Name] & string;
/** The body of an order. */
export type Ordered<Name extends Section, Action extends Order<Name>> = Orders[Name][Action];
