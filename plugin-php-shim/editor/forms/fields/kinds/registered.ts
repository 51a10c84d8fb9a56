import { scriptData, type RegisteredType } from '../../script-data.ts';
import type { FieldKind, SettingGroup } from '../field-kind.ts';

/**
 * The sidebar groups, each with a pattern that matches its settings. A group is shown if the field
 * type supports one of these settings.
 */
const GROUPS: readonly (readonly [SettingGroup, RegExp])[] = [
	['typing', /^(?:placeholder|autocomplete)$/],
	['lengths', /^(?:minlength|maxlength)$/],
	['numbers', /^(?:min|max|step)$/],
];

function groupsOf({ settings }: RegisteredType): readonly SettingGroup[] {
	const groups = GROUPS.filter(([, names]) => settings.some((name) => names.test(name)));
	const shown = groups.map(([group]) => group);
	// Add the group `value` only without the group `typing`, because that group already has a
	// control for the default value.
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
