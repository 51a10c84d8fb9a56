import { type ComponentType } from '@wordpress/element';
import { InspectorControls } from '@wordpress/block-editor';
import type { SettingGroup } from '../fields/field-kind.ts';
import { Days, Hours, Numbers, Value } from './limits.tsx';
import {
	AcceptanceSettings,
	CheckboxesSettings,
	RadiosSettings,
	SelectSettings,
} from './choices.tsx';
import { Files } from './files.tsx';
import { General } from './general.tsx';
import type { GroupProps } from './group.ts';
import { Questions } from './quiz-questions.tsx';
import { Counting, Lengths, Typing } from './text-input.tsx';

const GROUPS: Readonly<Record<SettingGroup, ComponentType<GroupProps>>> = {
	typing: Typing,
	lengths: Lengths,
	counter: Counting,
	numbers: Numbers,
	days: Days,
	hours: Hours,
	select: SelectSettings,
	checkboxes: CheckboxesSettings,
	radios: RadiosSettings,
	files: Files,
	questions: Questions,
	acceptance: AcceptanceSettings,
	value: Value,
};

interface FieldSettingsProps extends GroupProps {
	readonly groups: readonly SettingGroup[];
}

export function FieldSettings({ groups, ...rest }: FieldSettingsProps) {
	return (
		<InspectorControls>
			<General {...rest} />
			{groups.map((name) => {
				const Group = GROUPS[name];
				return <Group key={name} {...rest} />;
			})}
		</InspectorControls>
	);
}
