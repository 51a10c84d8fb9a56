<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use RuntimeException;

/** A row in the options table, read and written without the object cache. Option names are unique. */
final class LockRow
{
    /** @var array<array-key, mixed>|null The data last read or written; null if there is no row. */
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
     * @return bool Whether the row was unchanged since the last read or write.
     */
    public function write(array $facts): bool
    {
        global $wpdb;
        $text = (string) wp_json_encode($facts);
        if ($this->facts !== null && $text === $this->text) {
            // The database reports 0 affected rows for an update that changes nothing.
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

    /** Deletes the row unless another request has changed it. */
    public function delete(): void
    {
        global $wpdb;
        if ($this->facts !== null) {
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $this->text));
            $this->facts = null;
        }
    }
}
