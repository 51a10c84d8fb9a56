import { focusControl, markBorder, markControls } from '../../interactive/marks.ts';
import type { Check } from '../../interactive/part.ts';
import { pictureCheck } from '../../interactive/picture-check.ts';
import { picturesOf, type PictureName } from '../../interactive/pictures.ts';
import type { ValueStore } from '../../interactive/values.tsx';

interface Zone {
	readonly label: string;
	/** The page's file input, which the drop zone replaces. */
	readonly input: HTMLInputElement;
	/** The element that contains the drop zone. */
	readonly host: Element;
	/** The element that shows the error message. */
	readonly block: Element;
	/** The elements whose border shows an error. */
	readonly borders: readonly (Element | null)[];
}

/** The check of pictures that have a drop zone. Its error is shown at the drop zone. */
export function zoneCheck(name: PictureName, values: ValueStore, zone: Zone): Check {
	const { label, input, host, block, borders } = zone;
	/** Returns the file input of the drop zone, or null if the drop zone is not rendered yet. */
	const chooser = () => host.querySelector<HTMLElement>('.gz-zone input');
	return pictureCheck(
		name,
		{
			label,
			mark(message) {
				const control = chooser();
				markControls(control ? [input, control] : [input], message, block);
				for (const border of borders) markBorder(border, message !== undefined);
			},
			focus() {
				const control = chooser();
				if (control) focusControl(control);
			},
			place: block,
		},
		() => picturesOf(values.get(), name),
	);
}
