<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

/** One address, with or without the name of whose it is. Nothing that could pass for two ever becomes one. */
final class MailAddress
{
    private const LOCAL = '[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+)*';
    private const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
    private const LONGEST = 254;
    private const LONGEST_LOCAL = 64;

    private function __construct(public readonly string $address, public readonly string $name = '')
    {
    }

    /** A bare address, as a visitor types it. */
    public static function bare(string $text): ?self
    {
        $address = trim($text, ' ');
        $pattern = '/^(' . self::LOCAL . ')@' . self::LABEL . '(?:\.' . self::LABEL . ')*$/D';
        if (strlen($address) > self::LONGEST || preg_match($pattern, $address, $found) !== 1) {
            return null;
        }

        return strlen($found[1]) > self::LONGEST_LOCAL ? null : new self($address);
    }

    /** `Name <address>`, `"Name" <address>` or a bare address, as an owner writes it. */
    public static function named(string $text): ?self
    {
        $line = HeaderLine::of($text);
        if (preg_match('/^(.*)<([^<>]*)>$/su', $line, $found) !== 1) {
            return self::bare($line);
        }
        $bare = self::bare($found[2]);

        return $bare === null ? null : new self($bare->address, self::plainName($found[1]));
    }

    /**
     * Everybody in a list that is parted by commas or semicolons; whoever can not be read is left out.
     *
     * @return list<self>
     */
    public static function all(string $text): array
    {
        $all = [];
        // A comma within quotes belongs to a name.
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

    /** What has a meaning of its own in an address line has no place in a name. */
    private static function plainName(string $name): string
    {
        return trim((string) preg_replace('/[<>",;:\\\\()\[\]@\s]+/u', ' ', HeaderLine::of($name)));
    }
}
