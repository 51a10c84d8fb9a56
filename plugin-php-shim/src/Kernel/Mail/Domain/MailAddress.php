<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail\Domain;

/** An email address with an optional name. Text that a mail server could read as several addresses is rejected. */
final class MailAddress
{
    private const LOCAL = '[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+)*';
    private const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
    private const LONGEST = 254;
    private const LONGEST_LOCAL = 64;

    private function __construct(public readonly string $address, public readonly string $name = '')
    {
    }

    /** Parses an address without a name. */
    public static function bare(string $text): ?self
    {
        $address = trim($text, ' ');
        $pattern = '/^(' . self::LOCAL . ')@' . self::LABEL . '(?:\.' . self::LABEL . ')*$/D';
        if (strlen($address) > self::LONGEST || preg_match($pattern, $address, $found) !== 1) {
            return null;
        }

        return strlen($found[1]) > self::LONGEST_LOCAL ? null : new self($address);
    }

    /** Parses an address with or without a name: `Name <address>`, `"Name" <address>` or `address`. */
    public static function named(string $text): ?self
    {
        $line = MailText::line($text);
        if (preg_match('/^(.*)<([^<>]*)>$/su', $line, $found) !== 1) {
            return self::bare($line);
        }
        $bare = self::bare($found[2]);

        return $bare === null ? null : new self($bare->address, self::plainName($found[1]));
    }

    /**
     * Parses addresses separated by commas or semicolons. Skips invalid and duplicate addresses.
     *
     * @return list<self>
     */
    public static function all(string $text): array
    {
        $all = [];
        // A comma within quotes is part of a name, not a separator.
        foreach (preg_split('/[,;\r\n]+(?=(?:[^"]*"[^"]*")*[^"]*$)/', $text) ?: [] as $one) {
            $address = self::named($one);
            if ($address !== null) {
                $all[strtolower($address->address)] ??= $address;
            }
        }

        return array_values($all);
    }

    public function withName(string $name): self
    {
        return new self($this->address, self::plainName($name));
    }

    public function __toString(): string
    {
        return $this->name === '' ? $this->address : "{$this->name} <{$this->address}>";
    }

    /** Removes characters that have a special meaning in an address header. */
    private static function plainName(string $name): string
    {
        return trim((string) preg_replace('/[<>",;:\\\\()\[\]@\s]+/u', ' ', MailText::line($name)));
    }
}

class_alias(MailAddress::class, 'Gazetteer\Api\MailAddress');
