<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/**
 * Reads request values by key as a requested type. If a value has another type, returns the empty value of the
 * requested type and records a fault. Malformed requests cause no PHP notices.
 */
final class Input
{
    private const LINE_BYTES = 1000;
    private const LINES_BYTES = 20_000;
    private const HTML_BYTES = 200_000;
    private const MOST = 100;

    /** @var array<string, InputFault> */
    private array $faults = [];

    /**
     * @param array<array-key, mixed> $values
     * @param array<string, list<SentFile>> $files
     */
    public function __construct(private readonly array $values, private readonly array $files = [])
    {
    }

    public function has(string $key): bool
    {
        return isset($this->values[$key]);
    }

    public function with(string $key, mixed $value): self
    {
        return new self([$key => $value] + $this->values, $this->files);
    }

    /** @return array<array-key, mixed> The unvalidated values. Use them only for comparisons. */
    public function all(): array
    {
        return $this->values;
    }

    public function text(string $key, int $bytes = self::LINE_BYTES): string
    {
        return Text::line($this->raw($key, $bytes));
    }

    public function lines(string $key, int $bytes = self::LINES_BYTES): string
    {
        return trim(Text::lines($this->raw($key, $bytes)));
    }

    /** Unsanitized HTML. The caller must sanitize it before storing or printing it. */
    public function html(string $key, int $bytes = self::HTML_BYTES): string
    {
        return Text::lines($this->raw($key, $bytes));
    }

    /** An integer, limited to the range from `$least` to `$most`. */
    public function int(string $key, int $default = 0, int $least = PHP_INT_MIN, int $most = PHP_INT_MAX): int
    {
        $text = $this->text($key, 40);
        if ($text === '') {
            return $default;
        }
        if (preg_match('/^-?\d{1,18}$/', $text) !== 1) {
            return $this->refuse($key, InputFault::Invalid, $default);
        }

        return max($least, min($most, (int) $text));
    }

    /** The ID of a post, term or user; 0 if there is none. */
    public function id(string $key): int
    {
        $text = $this->text($key, 40);

        return $text === '' || $text === '0' ? 0 : self::readId($text) ?? $this->refuse($key, InputFault::Invalid, 0);
    }

    /** @return list<int> The IDs of a single value or a list, without duplicates. */
    public function ids(string $key, int $most = self::MOST): array
    {
        $ids = [];
        foreach ($this->entries($key, $most) as $entry) {
            $id = self::readId($entry);
            if ($id !== null) {
                $ids[$id] = $id;
            } elseif ($entry !== '' && $entry !== null) {
                $this->faults[$key] = InputFault::Invalid;
            }
        }

        return array_values($ids);
    }

    /** @return array<array-key, string> The texts, with the keys from the request. */
    public function list(string $key, int $most = self::MOST, int $bytes = self::LINE_BYTES, bool $severalLines = false): array
    {
        $entries = $this->entries($key, $most);
        $inner = new self($entries);
        $texts = [];
        foreach (array_keys($entries) as $place) {
            $texts[$place] = $severalLines ? $inner->lines((string) $place, $bytes) : $inner->text((string) $place, $bytes);
        }
        foreach ($inner->faults as $fault) {
            $this->faults[$key] = $fault;
        }

        return $texts;
    }

    /** The nested values of a key, as another `Input`. */
    public function inner(string $key): self
    {
        $value = $this->values[$key] ?? [];

        return is_array($value) ? new self($value) : $this->refuse($key, InputFault::Invalid, new self([]));
    }

    /** @return list<self> One `Input` for each item of the list. */
    public function inners(string $key, int $most = self::MOST): array
    {
        return array_map(static fn (mixed $entry): self => new self(is_array($entry) ? $entry : []), array_values($this->entries($key, $most)));
    }

    /** @return list<SentFile> The uploaded files of an input. A text value with the same name is not a file. */
    public function files(string $key): array
    {
        return $this->files[$key] ?? [];
    }

    public function flag(string $key): bool
    {
        $value = $this->values[$key] ?? false;

        return is_bool($value) ? $value : in_array(strtolower($this->text($key, 10)), ['1', 'true', 'yes', 'on'], true);
    }

    /** @param list<string> $allowed */
    public function choice(string $key, array $allowed, string $default = ''): string
    {
        $text = $this->text($key);
        if ($text === '') {
            return $default;
        }

        return in_array($text, $allowed, true) ? $text : $this->refuse($key, InputFault::Invalid, $default);
    }

    /** @return array<string, InputFault> The faults of the values read so far, by key. */
    public function faults(): array
    {
        return $this->faults;
    }

    private function raw(string $key, int $bytes): string
    {
        $value = $this->values[$key] ?? '';
        if (is_int($value) || (is_float($value) && is_finite($value))) {
            return (string) $value;
        }
        if (!is_string($value)) {
            return $this->refuse($key, InputFault::Invalid, '');
        }

        return strlen($value) > $bytes ? $this->refuse($key, InputFault::TooLong, '') : $value;
    }

    /** Returns null if the value is not a positive integer. */
    private static function readId(mixed $value): ?int
    {
        $text = is_string($value) || is_int($value) ? trim((string) $value) : '';

        return preg_match('/^[1-9][0-9]{0,9}$/', $text) === 1 ? (int) $text : null;
    }

    /** @return array<array-key, mixed> */
    private function entries(string $key, int $most): array
    {
        $value = $this->values[$key] ?? [];
        $entries = is_array($value) ? $value : [$value];

        return count($entries) > $most ? $this->refuse($key, InputFault::TooMany, []) : $entries;
    }

    /**
     * @template T
     * @param T $instead
     * @return T
     */
    private function refuse(string $key, InputFault $fault, mixed $instead): mixed
    {
        $this->faults[$key] = $fault;

        return $instead;
    }
}
