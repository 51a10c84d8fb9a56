/** Splits a text into options, one per line. Drops empty lines and duplicates. */
export const optionsOf = (lines: string): readonly string[] => [
	...new Set(lines.split(/\r?\n/).flatMap((line) => line.trim() || [])),
];

export const linesOf = (options: readonly string[]): string => options.join('\n');
