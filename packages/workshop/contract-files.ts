import { CONSTANTS } from './contract-constants.ts';
import { ENUMS } from './contract-enums.ts';
import { phpClass } from './contract-php.ts';
import { phpTexts } from './contract-texts.ts';

export const CONTRACT_FOLDER = 'plugin-php-shim/src/Contract';

/** The whole PHP copy, by path from the checkout's root. */
export function phpFiles(): Record<string, string> {
	const files: Record<string, string> = {
		'plugin-php-shim/src/Widgets/WidgetTexts.php': phpTexts(),
	};
	for (const one of CONSTANTS) {
		files[`${CONTRACT_FOLDER}/${one.name}.php`] = phpClass({ ...one, kind: 'constants' });
	}
	for (const one of ENUMS) {
		files[`${CONTRACT_FOLDER}/${one.name}.php`] = phpClass({ ...one, kind: 'enum' });
	}
	return files;
}
