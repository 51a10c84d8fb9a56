import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { copyOf, newField, type Field } from './field.ts';
import { FieldRow } from './field-row.tsx';
import { moved } from '../../shared/move-item.ts';
import { Button, Notice } from '../../shared/components.ts';
import { isSound } from './field-problems.ts';
import { ReuseField } from './reuse-field.tsx';
import type { SavedFields } from '../draft/field-repository.ts';
import { useRowDrag } from './use-row-drag.ts';

interface FieldListProps {
	readonly category: number;
	readonly fields: readonly Field[];
	readonly savedFields: SavedFields;
	readonly set: (fields: readonly Field[]) => void;
	/** Someone tried to save: what is wrong is said of every field, also of those not looked at yet. */
	readonly showsProblems: boolean;
}

/** Where the keyboard goes once what it is to go to has been drawn. */
interface Next {
	readonly key: string;
	readonly part: string;
}

function goneText({ id, label }: Field): string {
	const name = label || __('New field', 'gazetteer');
	/* translators: %s: a field. */
	if (!id) return sprintf(__('“%s” is off the list.', 'gazetteer'), name);
	return sprintf(
		/* translators: %s: a field. */
		__('“%s” is off the list. What listings have answered in it is kept.', 'gazetteer'),
		name,
	);
}

/** The custom fields of a category, one row each. One of them at a time is open to be worked on. */
export function FieldList({ category, fields, savedFields, set, showsProblems }: FieldListProps) {
	const list = useRef<HTMLOListElement>(null);
	const add = useRef<HTMLButtonElement>(null);
	const next = useRef<Next | undefined>(undefined);
	const [openKey, setOpenKey] = useState('');
	const [gone, setGone] = useState<{ readonly field: Field; readonly index: number }>();

	useLayoutEffect(() => {
		if (!next.current) return;
		const { key, part } = next.current;
		const row = [...(list.current?.children ?? [])].find(
			(each) => (each as HTMLElement).dataset['key'] === key,
		);
		const found = row?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`);
		const target = found ?? row?.querySelector<HTMLElement>('[data-part="edit"]');
		(target?.matches('button, input, select')
			? target
			: target?.querySelector('input')
		)?.focus();
		next.current = undefined;
	});

	const move = (from: number, to: number, part?: string) => {
		const field = fields[from];
		if (!field || to < 0 || to >= fields.length) return;
		if (part) next.current = { key: field.key, part };
		set(moved(fields, from, to));
		/* translators: 1: a field, 2: its place, 3: number of fields. */
		const text = __('“%1$s” is now number %2$d of %3$d.', 'gazetteer');
		speak(sprintf(text, field.label, to + 1, fields.length), 'assertive');
	};
	const { dragged, lift } = useRowDrag(list, move);

	const insert = (field: Field, index: number) => {
		set(fields.toSpliced(index, 0, field));
		setOpenKey(field.key);
		next.current = { key: field.key, part: 'label' };
	};

	const remove = (index: number) => {
		const field = fields[index];
		if (!field) return;
		set(fields.toSpliced(index, 1));
		setGone({ field, index });
		const neighbour = fields[index + 1] ?? fields[index - 1];
		if (neighbour) next.current = { key: neighbour.key, part: 'edit' };
		else add.current?.focus();
		/* translators: %s: a field. */
		speak(sprintf(__('“%s” is removed.', 'gazetteer'), field.label));
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
								'No field is asked for in every listing yet. Add what all of them should say, such as a licence number.',
								'gazetteer',
							)
						: __(
								'This category asks for nothing of its own yet. Add what only its listings should say, such as the number of rooms.',
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
						isDragged={index === dragged}
						showsProblems={showsProblems}
						set={(changed) => set(fields.with(index, { ...field, ...changed }))}
						toggle={() => {
							const opens = field.key !== openKey;
							setOpenKey(opens ? field.key : '');
							next.current = { key: field.key, part: opens ? 'label' : 'edit' };
						}}
						move={(by, part) => move(index, index + by, part)}
						lift={() => lift(index)}
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
							label: __('Bring it back', 'gazetteer'),
							onClick: () => {
								set(fields.toSpliced(gone.index, 0, gone.field));
								next.current = { key: gone.field.key, part: 'edit' };
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
						next.current = { key: field.key, part: 'edit' };
						/* translators: %s: a field. */
						speak(sprintf(__('“%s” is added.', 'gazetteer'), field.label));
					}}
				/>
			</div>
		</section>
	);
}
