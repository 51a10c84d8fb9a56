import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Notice, SelectControl } from '@wordpress/components';
import { LongText, Switch, Text } from '../../shared/controls.tsx';
import type { CategoryField } from './field.ts';
import { FieldSlug } from './field-slug.tsx';
import { allKinds, hasOptions, isKind, kindLabel, mayFilter } from '../../shared/field-kinds.ts';
import { linesOf, optionsOf } from './option-lines.ts';
import { problemsOf } from './field-problems.ts';

interface FieldFormProps {
	readonly field: CategoryField;
	readonly all: readonly CategoryField[];
	readonly uses: readonly { readonly name: string }[];
	readonly showsProblems: boolean;
	readonly set: (changed: Partial<CategoryField>) => void;
}

/**
 * A textarea with one option per line. Its state contains the typed text, so that empty lines stay
 * while the user types.
 */
function Options({ field, set }: Pick<FieldFormProps, 'field' | 'set'>) {
	const [lines, setLines] = useState(() => linesOf(field.options));
	return (
		<LongText
			label={__('Options, one per line', 'gazetteer')}
			rows={5}
			value={lines}
			set={(typed) => {
				setLines(typed);
				set({ options: optionsOf(typed) });
			}}
		/>
	);
}

const Flaw = ({ text }: { readonly text: string | undefined }) =>
	text ? (
		<p className="gz-flaw" role="alert">
			{text}
		</p>
	) : null;

export function FieldForm({ field, all, uses, showsProblems, set }: FieldFormProps) {
	const problems = problemsOf(field, all);
	return (
		<div className="gz-field-form">
			{uses.length > 0 && (
				<Notice status="info" isDismissible={false} spokenMessage="">
					{sprintf(
						/* translators: %s: names of categories. */
						__('Also used in %s. Your changes apply there, too.', 'gazetteer'),
						uses.map(({ name }) => name).join(', '),
					)}
				</Notice>
			)}
			<div className="gz-pair">
				<div data-part="label">
					<Text
						label={__('Label', 'gazetteer')}
						value={field.label}
						set={(label) => set({ label })}
					/>
					{showsProblems && <Flaw text={problems.label} />}
				</div>
				<SelectControl
					label={__('Field type', 'gazetteer')}
					value={field.kind}
					options={allKinds().map((value) => ({ value, label: kindLabel(value) }))}
					onChange={(kind) => isKind(kind) && set({ kind })}
					__nextHasNoMarginBottom
					__next40pxDefaultSize
				/>
			</div>
			{hasOptions(field.kind) && (
				<div>
					<Options field={field} set={set} />
					{showsProblems && <Flaw text={problems.options} />}
				</div>
			)}
			<Text
				label={__('Help', 'gazetteer')}
				help={__('Optional. A short text below the field.', 'gazetteer')}
				value={field.help}
				set={(help) => set({ help })}
			/>
			<Switch
				label={__('Required', 'gazetteer')}
				value={field.required}
				set={(required) => set({ required })}
			/>
			{mayFilter(field.kind) && (
				<Switch
					label={__('Use as a filter in the directory', 'gazetteer')}
					value={field.filterable}
					set={(filterable) => set({ filterable })}
				/>
			)}
			<FieldSlug field={field} all={all} set={set} />
			<Flaw text={problems.slug} />
		</div>
	);
}
