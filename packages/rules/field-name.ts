/** An input called `topics[]` or `topics[2]` belongs to the field that the schema calls `topics`. */
export const fieldName = (name: string) => name.replace(/\[.*/s, '');
