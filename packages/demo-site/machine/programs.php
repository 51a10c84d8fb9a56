<?php

/**
 * Runs programs that it receives over a socket, each in a separate process without shared state.
 * They run like `php` on the command line, but without its start-up time and with a shared opcode
 * cache.
 */

declare(strict_types=1);

namespace Gazetteer\Programs;

/** Sends the response: exit code, length of the output, output, and error message. */
function answer(mixed $connection, int $status, string $folder): never
{
    $code = pcntl_wifexited($status) ? pcntl_wexitstatus($status) : 128 + pcntl_wtermsig($status);
    // If the process was killed, its output files do not exist.
    [$text, $errors] = array_map(static fn (string $name): string => (string) @file_get_contents("{$folder}/{$name}"), ['text', 'errors']);
    array_map('unlink', glob("{$folder}/*"));
    rmdir($folder);
    $answer = sprintf("%d %d\n%s%s", $code, strlen($text), $text, $errors);
    while ($answer !== '' && ($written = fwrite($connection, $answer)) !== false) {
        $answer = substr($answer, $written);
    }
    exit;
}

/**
 * Redirects the standard output to a file. PHP gives the file descriptor of the closed output to
 * the next opened file.
 */
function print_into(string $folder): void
{
    static $descriptor;
    fclose(STDOUT);
    $descriptor = fopen("{$folder}/text", 'w');
    register_shutdown_function(static fn () => file_put_contents("{$folder}/errors", error_get_last()['message'] ?? ''));
}

/**
 * Waits for programs, and forks a process for each. Returns only in the forked process, with the
 * program's code.
 */
function next_program(string $address): string
{
    $listening = stream_socket_server("unix://{$address}");
    pcntl_signal(SIGCHLD, SIG_IGN);
    while (true) {
        $connection = @stream_socket_accept($listening, -1);
        if ($connection === false) {
            continue;
        }
        if (pcntl_fork() !== 0) {
            fclose($connection);
            continue;
        }
        fclose($listening);
        pcntl_signal(SIGCHLD, SIG_DFL);
        $program = stream_get_contents($connection);
        $folder = sprintf('%s-%d', $address, getmypid());
        mkdir($folder);
        $child = pcntl_fork();
        if ($child !== 0) {
            pcntl_waitpid($child, $status);
            answer($connection, $status, $folder);
        }
        fclose($connection);
        print_into($folder);
        $_SERVER['REQUEST_TIME'] = time();
        $_SERVER['REQUEST_TIME_FLOAT'] = microtime(true);

        return preg_replace('/^<\?php\b/', '', $program, 1);
    }
}

// WordPress must be included in the global scope.
eval(next_program($argv[1]));
