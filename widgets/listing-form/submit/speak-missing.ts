import { TEXT, fillIn } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';

/** Announces the number of missing fields when it has changed, after a pause in typing. */
export function createMissingSpeaker(pause: number) {
	let said: number | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	return (count: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			if (said !== undefined && said !== count) {
				announce(
					count
						? fillIn(pageText(TEXT.countNeeded), { count })
						: pageText(TEXT.nothingNeeded),
				);
			}
			said = count;
		}, pause);
	};
}
