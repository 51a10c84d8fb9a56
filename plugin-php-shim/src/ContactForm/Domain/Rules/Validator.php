<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

use Gazetteer\Contract\Rule;

/** Validates a form's fields against a schema. */
final class Validator
{
    /**
     * The first error of each invalid field; the order of the rules is their priority.
     *
     * @param list<array<array-key, mixed>> $rules
     * @param array<string, RuleField> $fields By name, without the brackets of lists.
     * @return array<string, string>
     */
    public static function errors(array $rules, array $fields): array
    {
        $errors = [];
        $empty = new RuleField([]);
        foreach (array_merge(...array_map(self::unfold(...), $rules)) as $rule) {
            ['field' => $name, 'error' => $error] = $rule + ['field' => null, 'error' => null];
            if (!is_string($name) || !is_string($error) || isset($errors[$name])) {
                continue;
            }
            if (RuleTable::verdict($fields[$name] ?? $empty, $rule, $fields) === false) {
                $errors[$name] = $error;
            }
        }

        return $errors;
    }

    /**
     * Expands an `all` rule without its own error message into its members, because each member has its own message.
     *
     * @param array<array-key, mixed> $rule
     * @return list<array<array-key, mixed>>
     */
    private static function unfold(array $rule): array
    {
        if (($rule['rule'] ?? null) !== Rule::All->value || isset($rule['error'])) {
            return [$rule];
        }
        $members = array_map(static fn (array $member): array => $member + ['field' => $rule['field'] ?? null], Groups::members($rule));

        return array_merge(...array_map(self::unfold(...), $members));
    }
}
