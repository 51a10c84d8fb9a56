import { useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Notice } from '@wordpress/components';
import { copyOf, newField, type CategoryField } from './field.ts';
import { FieldRow } from './field-row.tsx';
import { useNextFocus } from '../../shared/reorder/use-next-focus.ts';
import { useDrag } from '../../shared/reorder/use-drag.ts';
import { useReorder } from '../../shared/reorder/use-reorder.ts';
import { isSound } from './field-problems.ts';
import { ReuseField } from './reuse-field.tsx';
import type { SavedFields } from '../draft/field-repository.ts';

interface FieldListProps {
	readonly category: number;
	readonly fields: readonly CategoryField[];
	readonly savedFields: SavedFields;
	readonly set: (fields: readonly CategoryField[]) => void;
	/**
	 * Whether to show the errors of all fields, even of fields that the user has not visited. True
	 * after an attempt to save.
	 */
	readonly showsProblems: boolean;
}

function goneText({ id, label }: CategoryField): string {
	const name = label || __('New field', 'gazetteer');
	/* translators: %s: a field. */
	if (!id) return sprintf(__('“%s” was removed from the list.', 'gazetteer'), name);
	return sprintf(
		/* translators: %s: a field. */
		__('“%s” was removed from the list. Saved values of listings are kept.', 'gazetteer'),
		name,
	);
}

/** The custom fields of a category, with one row each. Only one row is open at a time. */
export function FieldList({ category, fields, savedFields, set, showsProblems }: FieldListProps) {
	const list = useRef<HTMLOListElement>(null);
	const add = useRef<HTMLButtonElement>(null);
	const focusNext = useNextFocus();
	const [openKey, setOpenKey] = useState('');
	const [gone, setGone] = useState<{ readonly field: CategoryField; readonly index: number }>();

	const focusPart = (key: string, part: 'label' | 'edit') =>
		focusNext(() => {
			const row = [...(list.current?.children ?? [])].find(
				(each) => (each as HTMLElement).dataset['key'] === key,
			);
			return row?.querySelector<HTMLElement>(
				`button[data-part="${part}"], [data-part="${part}"] input`,
			);
		});

	const move = useReorder({
		list,
		items: fields,
		nameOf: ({ label }) => label.trim() || __('New field', 'gazetteer'),
		onChange: set,
	});
	const dragOf = useDrag(list, (from, to) => move(from, to, 'grip'));

	const insert = (field: CategoryField, index: number) => {
		set(fields.toSpliced(index, 0, field));
		setOpenKey(field.key);
		focusPart(field.key, 'label');
	};

	const remove = (index: number) => {
		const field = fields[index];
		if (!field) return;
		set(fields.toSpliced(index, 1));
		setGone({ field, index });
		const neighbour = fields[index + 1] ?? fields[index - 1];
		if (neighbour) focusPart(neighbour.key, 'edit');
		else add.current?.focus();
		/* translators: %s: a field. */
		speak(sprintf(__('“%s” was removed.', 'gazetteer'), field.label));
	};

	/* translators: %s: a field's label. */
	const copied = (label: string) => sprintf(__('%s (copy)', 'gazetteer'), label);
	const firstUnsound = showsProblems ? fields.find((each) => !isSound(each, fields)) : undefined;

	return (
		<section className="gz-card" aria-labelledby="gz-fields-title">
			<h3 id="gz-fields-title">{__('Fields', 'gazetteer')}</h3>
			{fields.length === 0 && (
				<p className="gz-empty">
					{category === 0
						? __(
								'No fields for all listings yet. Add fields that every listing needs, such as a license number.',
								'gazetteer',
							)
						: __(
								'No fields for this category yet. Add fields that only its listings need, such as the number of rooms.',
								'gazetteer',
							)}
				</p>
			)}
			<ol className="gz-rows" ref={list}>
				{fields.map((field, index) => (
					<FieldRow
						key={field.key}
						field={field}
						all={fields}
						index={index}
						uses={(savedFields.uses[field.id] ?? []).filter(
							({ id }) => id !== category,
						)}
						isOpen={field.key === openKey || field.key === firstUnsound?.key}
						drag={dragOf(index)}
						showsProblems={showsProblems}
						set={(changed) => set(fields.with(index, { ...field, ...changed }))}
						toggle={() => {
							const opens = field.key !== openKey;
							setOpenKey(opens ? field.key : '');
							focusPart(field.key, opens ? 'label' : 'edit');
						}}
						move={(by, part) => move(index, index + by, part)}
						duplicate={() => insert(copyOf(field, copied(field.label)), index + 1)}
						remove={() => remove(index)}
					/>
				))}
			</ol>
			{gone && (
				<Notice
					status="info"
					spokenMessage=""
					onRemove={() => setGone(undefined)}
					actions={[
						{
							label: __('Restore the field', 'gazetteer'),
							onClick: () => {
								set(fields.toSpliced(gone.index, 0, gone.field));
								focusPart(gone.field.key, 'edit');
								setGone(undefined);
							},
						},
					]}
				>
					{goneText(gone.field)}
				</Notice>
			)}
			<div className="gz-actions">
				<Button
					variant="secondary"
					ref={add}
					onClick={() => insert(newField('text'), fields.length)}
				>
					{__('Add a field', 'gazetteer')}
				</Button>
				<ReuseField
					savedFields={savedFields}
					category={category}
					fields={fields}
					reuse={(field) => {
						set([...fields, field]);
						focusPart(field.key, 'edit');
						/* translators: %s: a field. */
						speak(sprintf(__('“%s” was added.', 'gazetteer'), field.label));
					}}
				/>
			</div>
		</section>
	);
}
