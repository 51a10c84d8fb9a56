<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use RuntimeException;

/** A row of the options table, of which there can be one of a name, whatever becomes of the caches. */
final class LockRow
{
    /** @var array<array-key, mixed>|null As it was read or written last; null where there is none. */
    public ?array $facts = null;
    private string $text = '';

    public function __construct(private readonly string $name)
    {
    }

    public function read(): void
    {
        global $wpdb;
        $found = $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $this->name));
        $this->text = (string) $found;
        $this->facts = $found === null ? null : (array) json_decode($this->text, true);
    }

    /**
     * @param array<string, mixed> $facts
     * @return bool Whether the row was as it was read or written last.
     */
    public function write(array $facts): bool
    {
        global $wpdb;
        $text = (string) wp_json_encode($facts);
        if ($this->facts !== null && $text === $this->text) {
            // A database does not count a row that it need not change.
            return true;
        }
        $written = $wpdb->query($this->facts === null
            ? $wpdb->prepare("INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $this->name, $text)
            : $wpdb->prepare("UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $text, $this->name, $this->text));
        if ($written === false) {
            throw new RuntimeException('The request could not be noted.');
        }
        if ($written === 1) {
            [$this->text, $this->facts] = [$text, $facts];
        }

        return $written === 1;
    }

    /** Unless somebody else has written it since. */
    public function delete(): void
    {
        global $wpdb;
        if ($this->facts !== null) {
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $this->text));
            $this->facts = null;
        }
    }
}
