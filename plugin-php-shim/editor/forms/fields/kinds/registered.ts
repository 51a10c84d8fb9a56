import { scriptData, type RegisteredType } from '../../script-data.ts';
import type { FieldKind, SettingGroup } from '../field-kind.ts';

/** The settings of each group. A group is shown if the field type has one of its settings. */
const GROUPS: readonly (readonly [SettingGroup, RegExp])[] = [
	['typing', /^(?:placeholder|autocomplete)$/],
	['lengths', /^(?:minlength|maxlength)$/],
	['numbers', /^(?:min|max|step)$/],
];

function groupsOf({ settings }: RegisteredType): readonly SettingGroup[] {
	const groups = GROUPS.filter(([, names]) => settings.some((name) => names.test(name)));
	const shown = groups.map(([group]) => group);
	// The group `typing` already contains the default value.
	return settings.includes('default') && !shown.includes('typing') ? ['value', ...shown] : shown;
}

/** Returns the field types that other plugins register in PHP. */
export const registeredKinds = (): Record<string, FieldKind> =>
	Object.fromEntries(
		scriptData().types.map((type) => [
			type.slug,
			{
				title: type.title,
				description: type.description,
				keywords: [],
				kind: 'registered',
				settings: groupsOf(type),
				fresh: { label: type.title },
			} as const,
		]),
	);
