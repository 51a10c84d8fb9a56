import { useEffect, useRef } from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import { store } from '@wordpress/block-editor';
import { scriptData } from '../script-data.ts';
import { formFields } from './form-fields.ts';
import { nameFromLabel } from './name-from-label.ts';

interface NamedField {
	readonly clientId: string;
	readonly type: string;
	readonly label: string;
	readonly name: string;
	readonly isSelected: boolean;
	readonly set: (changed: { name: string }) => void;
}

/**
 * Sets the name of a new field from its label when the user deselects the field. Later changes of
 * the label do not change the name, because emails refer to it. A duplicated field gets a new name.
 */
export function useUniqueName({ clientId, type, label, name, isSelected, set }: NamedField): void {
	const { getBlocks } = useSelect((select) => select(store), []);
	const { __unstableMarkNextChangeAsNotPersistent: asPartOfWhatWasDone } = useDispatch(store);

	const isTaken = () =>
		formFields(getBlocks()).find((field) => field.name === name)?.clientId !== clientId;

	const choose = () => {
		const fields = formFields(getBlocks());
		const others = fields.filter((field) => field.clientId !== clientId);
		const taken = others.map((field) => field.name);
		asPartOfWhatWasDone();
		set({ name: nameFromLabel(label, type, taken, scriptData().takenNames) });
	};

	const isNew = useRef(true);
	useEffect(() => {
		// Check the name only on insertion. If the user later types the name of another field, a
		// notice is shown instead.
		const isCopy = isNew.current && name !== '' && isTaken();
		const isLeftNameless = name === '' && !isSelected && type !== 'submit';
		isNew.current = false;
		if (isCopy || isLeftNameless) choose();
	});
}
