/** One line, one option. What is empty or was said before is left out. */
export const optionsOf = (lines: string): readonly string[] => [
	...new Set(lines.split(/\r?\n/).flatMap((line) => line.trim() || [])),
];

export const linesOf = (options: readonly string[]): string => options.join('\n');
