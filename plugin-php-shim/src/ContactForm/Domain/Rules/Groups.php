<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

/**
 * Rules that contain other rules. Unknown rules are ignored. A group that contains only unknown rules is ignored, too.
 */
final class Groups
{
    /**
     * @param array<array-key, mixed> $spec
     * @param array<string, RuleField> $others
     */
    public static function all(RuleField $field, array $spec, array $others): ?bool
    {
        $verdicts = self::verdicts($field, $spec, $others);

        return $verdicts === null ? null : !in_array(false, $verdicts, true);
    }

    /**
     * @param array<array-key, mixed> $spec
     * @param array<string, RuleField> $others
     */
    public static function any(RuleField $field, array $spec, array $others): ?bool
    {
        $verdicts = self::verdicts($field, $spec, $others);

        return $verdicts === null ? null : in_array(true, $verdicts, true);
    }

    /**
     * @param array<array-key, mixed> $spec
     * @return list<array<array-key, mixed>>
     */
    public static function members(array $spec): array
    {
        return is_array($spec['rules'] ?? null) ? array_values(array_filter($spec['rules'], is_array(...))) : [];
    }

    /**
     * @param array<array-key, mixed> $spec
     * @param array<string, RuleField> $others
     * @return list<bool>|null
     */
    private static function verdicts(RuleField $field, array $spec, array $others): ?array
    {
        $members = self::members($spec);
        $verdicts = [];
        foreach ($members as $member) {
            // A rule in a group can check another field than the group does.
            $own = is_string($member['field'] ?? null) && $member['field'] !== ($spec['field'] ?? null);
            $asked = $own ? $others[$member['field']] ?? new RuleField([]) : $field;
            $verdicts[] = RuleTable::verdict($asked, $member, $others);
        }
        $known = array_values(array_filter($verdicts, is_bool(...)));

        return $members !== [] && $known === [] ? null : $known;
    }
}
