<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Storage;

use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Kernel\Database\Table;
use RuntimeException;

/** Stores claims in their own table. */
final class ClaimTable
{
    private readonly Table $schema;

    public function __construct()
    {
        $this->schema = ClaimSchema::table();
    }

    public function exists(): bool
    {
        return $this->schema->exists();
    }

    /**
     * Inserts a new claim and ignores its ID.
     *
     * @return ?Claim The stored claim; null if the person already has an open claim for the listing.
     */
    public function open(Claim $claim): ?Claim
    {
        global $wpdb;
        $this->schema->create();
        // phpcs:ignore WordPress.DB -- a table of the plugin, and all values are placeholders.
        $written = $wpdb->query($wpdb->prepare(
            "INSERT IGNORE INTO %i (listing, claimant, name, words, phone, email, plan, plan_order, state, note, made, lock_key) VALUES (%d, %d, %s, %s, %s, %s, %d, %d, %s, '', %d, %s)",
            $this->schema->name(),
            $claim->listing,
            $claim->claimant,
            $claim->name,
            $claim->words,
            $claim->phone,
            $claim->email,
            $claim->plan,
            $claim->order,
            ClaimState::Open->value,
            $claim->made,
            ClaimSchema::lockOf($claim->listing, $claim->claimant),
        ));
        if ($written === false) {
            $this->schema->doubt();
            throw new RuntimeException('The claim could not be written.');
        }

        return $written === 1 ? $this->find((int) $wpdb->insert_id) : null;
    }

    public function find(int $id): ?Claim
    {
        return $id > 0 ? $this->claims('WHERE id = %d', $id)[0] ?? null : null;
    }

    public function openOf(int $listing, int $claimant): ?Claim
    {
        return $claimant === 0 ? null : $this->claims('WHERE lock_key = %s', ClaimSchema::lockOf($listing, $claimant))[0] ?? null;
    }

    /**
     * Stores the decision about a claim. Returns false if the claim was no longer open, so that only one of two
     * concurrent decisions counts.
     */
    public function decide(Claim $claim, ClaimState $state, string $note, int $former, int $now): bool
    {
        return $this->change(
            'UPDATE %i SET state = %s, note = %s, former = %d, decided = %d, lock_key = NULL WHERE id = %d AND state = %s',
            $state->value,
            $note,
            $former,
            $now,
            $claim->id,
            ClaimState::Open->value,
        ) === 1;
    }

    /** @return list<Claim> The open claims of a listing. */
    public function waitingFor(int $listing): array
    {
        return $this->claims('WHERE listing = %d AND state = %s ORDER BY id', $listing, ClaimState::Open->value);
    }

    /** @return list<Claim> Newest first. Without a state, open claims come first. */
    public function page(?ClaimState $state, int $page, int $size): array
    {
        $offset = $size * max(0, $page - 1);

        return $state === null
            ? $this->claims('ORDER BY state = %s DESC, id DESC LIMIT %d OFFSET %d', ClaimState::Open->value, $size, $offset)
            : $this->claims('WHERE state = %s ORDER BY id DESC LIMIT %d OFFSET %d', $state->value, $size, $offset);
    }

    public function count(?ClaimState $state = null): int
    {
        global $wpdb;
        if (!$this->exists()) {
            return 0;
        }
        // phpcs:disable WordPress.DB -- see above.
        return (int) $wpdb->get_var($state === null
            ? $wpdb->prepare('SELECT COUNT(*) FROM %i', $this->schema->name())
            : $wpdb->prepare('SELECT COUNT(*) FROM %i WHERE state = %s', $this->schema->name(), $state->value));
        // phpcs:enable
    }

    /** @return list<Claim> Claims of an account, newest first. */
    public function ofAccount(int $claimant, int $most): array
    {
        return $claimant === 0 ? [] : $this->claims('WHERE claimant = %d ORDER BY id DESC LIMIT %d', $claimant, $most);
    }

    /** @return list<Claim> Claims of an account, and claims that contain this email address. */
    public function ofPerson(int $account, string $email, int $page, int $size): array
    {
        return $this->claims('WHERE (claimant = %d AND claimant > 0) OR (email = %s AND email <> \'\') ORDER BY id LIMIT %d OFFSET %d', $account, $email, $size, $size * max(0, $page - 1));
    }

    public function remove(int $id): bool
    {
        return $this->change('DELETE FROM %i WHERE id = %d', $id) === 1;
    }

    private function change(string $statement, int|string ...$values): int
    {
        global $wpdb;
        if (!$this->exists()) {
            return 0;
        }
        // phpcs:ignore WordPress.DB -- see above.
        $changed = $wpdb->query($wpdb->prepare($statement, $this->schema->name(), ...$values));

        return $changed === false ? throw new RuntimeException('The claim could not be written.') : (int) $changed;
    }

    /** @return list<Claim> */
    private function claims(string $which, int|string ...$values): array
    {
        return array_map(self::read(...), $this->schema->rows($which, ...$values));
    }

    /** @param array<string, string|null> $row */
    private static function read(array $row): Claim
    {
        return new Claim(
            (int) $row['id'],
            (int) $row['listing'],
            (int) $row['claimant'],
            (string) $row['name'],
            (string) $row['words'],
            (string) $row['phone'],
            (string) $row['email'],
            (int) $row['plan'],
            (int) $row['plan_order'],
            ClaimState::tryFrom((string) $row['state']) ?? ClaimState::Open,
            (string) $row['note'],
            (int) $row['former'],
            (int) $row['made'],
            (int) $row['decided'],
        );
    }
}
