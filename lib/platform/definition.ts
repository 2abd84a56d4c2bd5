type Table<Name extends string> = Readonly<Record<string, { readonly [N in Name]: unknown }>>;

/** One property of each definition in a table, by the definition's key. */
export const propertyOf = <Name extends string, T extends Table<Name>>(
  table: T,
  name: Name,
): { [K in keyof T]: T[K][Name] } =>
  Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, entry[name]])) as { [K in keyof T]: T[K][Name] };

/** The keys of a table of definitions, in its order. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
