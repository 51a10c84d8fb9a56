import { CONSTANTS } from './constants.ts';
import { ENUMS } from './enums.ts';
import { phpClass, type Contract } from './php-class.ts';
import type { Readers } from './readers.ts';
import { phpTexts } from './php-texts.ts';

export const CONTRACT_FOLDER = 'plugin-php-shim/src/Contract';

/**
 * Returns the generated PHP files by path. They contain only the parts of the contract that PHP
 * uses.
 */
export function phpFiles(readers: Readers): Record<string, string> {
	const files: Record<string, string> = {
		'plugin-php-shim/src/Widgets/WidgetTexts.php': phpTexts(),
	};
	const classes: Contract[] = [
		...CONSTANTS.map((one) => ({ ...one, kind: 'constants' as const })),
		...ENUMS.map((one) => ({ ...one, kind: 'enum' as const })),
	];
	for (const one of classes) {
		const read = readers.get(one.name);
		if (read) {
			files[`${CONTRACT_FOLDER}/${one.name}.php`] = phpClass(one, (name) => read.has(name));
		}
	}
	return files;
}
