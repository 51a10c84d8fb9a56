import { TEXT, fillIn } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';

/** Announces the number of missing fields when it has changed, after a pause in typing. */
export function createMissingAnnouncer(pause: number) {
	let announced: number | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	return (count: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			if (announced !== undefined && announced !== count) {
				announce(
					count
						? fillIn(pageText(TEXT.countNeeded), { count })
						: pageText(TEXT.nothingNeeded),
				);
			}
			announced = count;
		}, pause);
	};
}
