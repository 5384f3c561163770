//! A server's own TLS certificate, for use without an encrypting proxy.
//!
//! It is reloaded when its files have changed, or on SIGHUP. Open connections keep the old one. An unusable new
//! certificate is ignored.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;
use tokio::task::JoinError;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject as _};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

/// Time limit for the TLS handshake.
const AGREEING: Duration = Duration::from_secs(10);

/// Interval of checks for changed files.
const LOOK: Duration = Duration::from_secs(5);

/// The reason why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CertificateProblem {
    /// The file cannot be read as PEM. Contains its path and the reason.
    #[error("{0} cannot be read: {1}")]
    Unread(String, pem::Error),
    /// Certificate and key do not match, or are of an unsupported kind.
    #[error("the certificate and its key cannot be used: {0}")]
    Unusable(rustls::Error),
}

/// A certificate with its key, stored in two files.
pub struct Certificate {
    chain: PathBuf,
    key: PathBuf,
    used: watch::Sender<Arc<ServerConfig>>,
}

impl Certificate {
    /// Reads PEM files: the certificate with its chain, and its key.
    ///
    /// # Errors
    /// If the files cannot be read, or used.
    pub fn read(chain: &Path, key: &Path) -> Result<Self, CertificateProblem> {
        let used = watch::Sender::new(config(chain, key)?);
        Ok(Self { chain: chain.to_owned(), key: key.to_owned(), used })
    }

    /// Reloads the certificate whenever its files have changed or `told` signals, forever.
    pub async fn reload_when_changed(self: Arc<Self>, mut told: watch::Receiver<()>) -> Infallible {
        let mut known = self.apart(Self::changed).await;
        loop {
            let is_told = tokio::select! {
                () = tokio::time::sleep(LOOK) => false,
                Ok(()) = told.changed() => true,
            };
            // Checked before reading, so that a later change is detected next time.
            let changed = self.apart(Self::changed).await;
            if !is_told && changed == known {
                continue;
            }
            known = changed;
            match self.apart(|own| config(&own.chain, &own.key)).await {
                Ok(config) => {
                    self.used.send_replace(config);
                    tracing::info!("the certificate was reloaded");
                }
                // The files may be only half written so far.
                Err(problem) => tracing::error!(%problem, "the previous certificate stays in use"),
            }
        }
    }

    /// Runs a read of the files on a blocking thread.
    async fn apart<T: Send + 'static>(self: &Arc<Self>, read: impl FnOnce(&Self) -> T + Send + 'static) -> T {
        let own = Arc::clone(self);
        match tokio::task::spawn_blocking(move || read(&own)).await.map_err(JoinError::try_into_panic) {
            Ok(read) => read,
            Err(Ok(panic)) => std::panic::resume_unwind(panic),
            // The program ends.
            Err(Err(_)) => std::future::pending().await,
        }
    }

    fn changed(&self) -> [Option<SystemTime>; 2] {
        [&self.chain, &self.key].map(|file| std::fs::metadata(file).and_then(|data| data.modified()).ok())
    }

    /// Performs the TLS handshake; `None` if it fails.
    pub(crate) async fn accept<S: AsyncRead + AsyncWrite + Unpin>(&self, stream: S) -> Option<TlsStream<S>> {
        let acceptor = TlsAcceptor::from(Arc::clone(&self.used.borrow()));
        match timeout(AGREEING, acceptor.accept(stream)).await {
            Ok(Ok(stream)) => return Some(stream),
            Ok(Err(error)) => tracing::debug!(%error, "a line could not be encrypted"),
            Err(_) => tracing::debug!("a line could not be encrypted in time"),
        }
        None
    }
}

fn config(chain: &Path, key: &Path) -> Result<Arc<ServerConfig>, CertificateProblem> {
    let unreadable = |file: &Path| {
        let file = file.display().to_string();
        move |error| CertificateProblem::Unread(file, error)
    };
    let certificates = CertificateDer::pem_file_iter(chain).and_then(Iterator::collect).map_err(unreadable(chain))?;
    let key = PrivateKeyDer::from_pem_file(key).map_err(unreadable(key))?;
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|config| config.with_no_client_auth().with_single_cert(certificates, key))
        .map_err(CertificateProblem::Unusable)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}
