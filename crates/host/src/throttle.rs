//! A rate limit on the bytes read from a guest. It is the only limit on data in tiny pieces or without messages,
//! because no other layer sees them.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use app_core::token_bucket::{Rate, TokenBucket};

/// A connection with a limited read rate; writing is not limited.
pub struct Throttled {
    stream: TcpStream,
    /// Remaining bytes; `None` for no limit.
    allowance: Option<TokenBucket>,
    nap: Pin<Box<Sleep>>,
}

impl Throttled {
    /// Wraps a connection that is read at this rate of bytes; `None` for no limit.
    pub fn new(stream: TcpStream, rate: Option<Rate>) -> Self {
        Self { stream, allowance: rate.map(TokenBucket::new), nap: Box::pin(sleep(Default::default())) }
    }
}

impl AsyncRead for Throttled {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let Some(allowance) = &this.allowance else { return Pin::new(&mut this.stream).poll_read(context, buffer) };
        while let Some(wait) = allowance.wait() {
            if this.nap.is_elapsed() {
                this.nap.as_mut().reset(Instant::now() + wait);
            }
            ready!(this.nap.as_mut().poll(context));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, buffer))?;
        allowance.charge((buffer.filled().len() - before) as f64);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Throttled {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
